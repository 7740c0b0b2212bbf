import SwiftUI

@Observable
final class Score {
  var points = 0
}

@Observable
final class Team {
  var name = "Owls"
}

@main
struct ScoreApp: App {
  @State private var score = Score()
  @State private var team = Team()

  var body: some Scene {
    WindowGroup {
      Board().environment(score).environment(team)
    }
  }
}

struct Board: View {
  @Environment(Score.self) var score
  var body: some View {
    Text("\(score.points)")
    TeamLabel()
    RenameButton()
  }
}

struct TeamLabel: View {
  @Environment(Team.self) var team
  var body: some View { Text(team.name) }
}

/// Its preview ran: nothing reads the team until someone taps.
struct RenameButton: View {
  @Environment(Team.self) var team
  var body: some View { Button("Rename") { team.name = "Kites" } }
}

#Preview {
  RenameButton()
}

#Preview {
  Board().environment(Score())
}

struct TeamLabel_Previews: PreviewProvider {
  static var previews: some View {
    TeamLabel()
    Group { TeamLabel() }.environment(Team())
  }
}
