import sharp from 'sharp';

const width = 1920;
const height = 1200;

/** A ridge of hills from the left to the right edge, as high as `level` and as steep as `swing`, in SVG. */
const ridge = (level: number, swing: number, wave: number, colour: string): string => {
  const points = Array.from({ length: 81 }, (_, step) => {
    const x = (step / 80) * width;
    const y = level + swing * (Math.sin(step / wave) + 0.5 * Math.sin(step / (wave * 0.37) + level));
    return `${x.toFixed(0)},${y.toFixed(0)}`;
  });
  return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}" fill="${colour}"/>`;
};

const landscape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <linearGradient id="sky" x2="0" y2="1">
      <stop offset="0" stop-color="#6f93a8"/><stop offset="0.6" stop-color="#e9d3b4"/><stop offset="1" stop-color="#f3c79a"/>
    </linearGradient>
    <linearGradient id="lake" x2="0" y2="1"><stop offset="0" stop-color="#c9b596"/><stop offset="1" stop-color="#35535f"/></linearGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#sky)"/>
  <circle cx="1335" cy="458" r="52" fill="#fff2d6"/>
  ${ridge(525, 52, 9, '#8fa3a0')}
  ${ridge(600, 45, 6, '#5f7f78')}
  ${ridge(668, 22, 3, '#2f5249')}
  <rect y="705" width="${width}" height="${height - 705}" fill="url(#lake)"/>
  <polygon points="885,${height} 1065,${height} 998,758 968,758" fill="#4d3b2d"/>
</svg>`;

/** The owners' photo: a lake in the evening, drawn here so that the repository needs no image file. */
export const lakePhoto = (): Promise<Buffer> =>
  sharp(Buffer.from(landscape)).blur(1.5).jpeg({ quality: 82 }).toBuffer();
