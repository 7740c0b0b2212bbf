import Foundation
import SwiftUI

@Observable
final class Library {
  var titles: [String] = []
  @ObservationIgnored private(set) var isReady = false

  /// Makes a library of what is on the disk.
  init() {}

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    titles = Self.load()
    isReady = true
  }

  private static func load() -> [String] {
    let folder = URL(fileURLWithPath: "/tmp/library")
    let data = (try? Data(contentsOf: folder)) ?? Data()
    return (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}

@Observable
final class Archive {
  var titles: [String] = []
  @ObservationIgnored private(set) var isReady = false

  // Everything that was ever there.
  init() {}

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    titles = Archive.load()
    isReady = true
  }

  private static func load() -> [String] {
    let folder = URL(fileURLWithPath: "/tmp/archive")
    let data = (try? Data(contentsOf: folder)) ?? Data()
    return (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}

struct LibraryView: View {
  @State private var library = Library()
  @State private var archive = Archive()

  var body: some View {
    List(library.titles + archive.titles, id: \.self) { Text($0) }
      .task { await library.bootstrap() }
      .task { await archive.bootstrap() }
  }
}
