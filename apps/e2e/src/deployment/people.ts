export interface Person {
  name: string;
  email: string;
}

const person = (name: string, email: string): Person => ({ name, email });

/** The owners; `ADMIN_EMAILS` contains the first one. */
export const owners = [
  person('Petra Lindner', 'petra.lindner@haus-am-see.example'),
  person('Joachim Lindner', 'joachim.lindner@haus-am-see.example'),
  person('Miriam Lindner-Achterberg', 'miriam.lindner-achterberg@familienbuero-achterberg.example'),
] as const;

export const guests = {
  anna: person('Anna Seidel', 'anna.seidel@mail.example'),
  ayse: person('Ayşe Yılmaz', 'ayse.yilmaz@mail.example'),
  chidi: person('Chidi Okonkwo', 'chidi@okonkwo.example'),
  friederike: person('Friederike Albers', 'friederike.albers@mail.example'),
  henrik: person('Henrik Sørensen', 'henrik@soerensen.example'),
  jonas: person('Jonas Petersen', 'jonas@petersen.example'),
  lukas: person('Lukas Brandt', 'lukas.brandt@mail.example'),
  marta: person('Marta Nowak', 'marta.nowak@mail.example'),
  maximilian: person('Dr. Maximilian von Hohenstein-Wartenburg', 'm.hohenstein-wartenburg@kanzlei.example'),
  paul: person('Paul Weiß', 'paul.weiss@mail.example'),
  sabine: person('Sabine Wiechmann', 's.wiechmann@mail.example'),
} as const;
