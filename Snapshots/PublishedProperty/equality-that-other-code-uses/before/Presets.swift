import SwiftUI

struct Preset: Equatable {
  let id: UUID
  var name: String

  static func == (first: Preset, second: Preset) -> Bool { first.id == second.id }
}

struct Folder: Equatable {
  let id: Int
  var title: String

  static func == (first: Folder, second: Folder) -> Bool { first.id == second.id }
}

struct Mark: Equatable {
  let id: Int
  var text: String

  static func == (first: Mark, second: Mark) -> Bool { first.id == second.id }
}

final class Player: ObservableObject {
  @Published var active: Preset
  @Published var folders: [Folder] = []
  @Published var mark: Mark?

  init(active: Preset) { self.active = active }

  /// The name has changed.
  func save(_ edited: Preset) {
    if active == edited { active = edited }
  }

  func rename(_ folder: Folder, in all: [Folder]) {
    guard let index = folders.firstIndex(of: folder) else { return }
    var new = all
    new[index] = folder
    folders = new
  }

  func set(_ mark: Mark) { self.mark = mark }
}

struct PlayerView: View {
  @ObservedObject var player: Player

  var body: some View {
    Text(player.active.name)
    Text(player.mark?.text ?? "")
    ForEach(player.folders, id: \.id) { folder in
      Text(folder.title)
    }
  }
}
