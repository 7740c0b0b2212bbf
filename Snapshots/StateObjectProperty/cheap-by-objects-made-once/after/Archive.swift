import SwiftUI

/// Made once, by whoever asks first.
final class Archive {
  private static var instance: Archive?
  static func shared() -> Archive {
    if let instance { return instance }
    let new = Archive()
    instance = new
    return new
  }

  private static var spare: Archive?
  static var reserve: Archive {
    if spare == nil { spare = Archive() }
    return spare!
  }

  private static var latest: Archive?
  /// A new one for each caller.
  static func fresh() -> Archive {
    let new = Archive()
    latest = new
    return new
  }

  var name: String { "archive" }

  private init() { UserDefaults.standard.set(1, forKey: "version") }
}

@Observable
final class Shelf {
  var name = ""

  init() { name = Archive.shared().name }
}

@Observable
final class Drawer {
  var name = ""

  init() { name = Archive.reserve.name }
}

@Observable
final class Folder: ObservableObject {
  var name = ""

  init() { name = Archive.fresh().name }
}

struct ShelfView: View {
  @State private var shelf = Shelf()
  @State private var drawer = Drawer()

  var body: some View { Text(shelf.name + drawer.name) }
}

struct FolderView: View {
  @StateObject private var folder = Folder()

  var body: some View { Text(folder.name) }
}
