import SwiftUI

final class Score: ObservableObject {
  @Published var points = 0
}

final class Team: ObservableObject {
  @Published var name = "Owls"
}

@main
struct ScoreApp: App {
  @StateObject private var score = Score()
  @StateObject private var team = Team()

  var body: some Scene {
    WindowGroup {
      Board().environmentObject(score).environmentObject(team)
    }
  }
}

struct Board: View {
  @EnvironmentObject var score: Score
  var body: some View {
    Text("\(score.points)")
    TeamLabel()
    RenameButton()
  }
}

struct TeamLabel: View {
  @EnvironmentObject var team: Team
  var body: some View { Text(team.name) }
}

/// Its preview ran: nothing reads the team until someone taps.
struct RenameButton: View {
  @EnvironmentObject var team: Team
  var body: some View { Button("Rename") { team.name = "Kites" } }
}

#Preview {
  RenameButton()
}

#Preview {
  Board().environmentObject(Score())
}

struct TeamLabel_Previews: PreviewProvider {
  static var previews: some View {
    TeamLabel()
    Group { TeamLabel() }.environmentObject(Team())
  }
}
