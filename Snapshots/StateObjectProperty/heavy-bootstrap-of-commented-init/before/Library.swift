import Foundation
import SwiftUI

final class Library: ObservableObject {
  @Published var titles: [String] = []

  /// Makes a library of what is on the disk.
  init() {
    titles = Self.load()
  }

  private static func load() -> [String] {
    let folder = URL(fileURLWithPath: "/tmp/library")
    let data = (try? Data(contentsOf: folder)) ?? Data()
    return (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}

final class Archive: ObservableObject {
  @Published var titles: [String] = []

  // Everything that was ever there.
  init() { titles = Archive.load() }

  private static func load() -> [String] {
    let folder = URL(fileURLWithPath: "/tmp/archive")
    let data = (try? Data(contentsOf: folder)) ?? Data()
    return (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}

struct LibraryView: View {
  @StateObject private var library = Library()
  @StateObject private var archive = Archive()

  var body: some View {
    List(library.titles + archive.titles, id: \.self) { Text($0) }
  }
}
