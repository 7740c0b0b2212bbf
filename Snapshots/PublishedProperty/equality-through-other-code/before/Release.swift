import SwiftUI

/// Its `==` compares all but `build`, through computed properties.
struct Version: Equatable {
  var major = 0
  var minor: Int?
  var stage: String?
  var build = ""

  private var canonicalMinor: Int { minor ?? 0 }
  private var sortKey: String { String(format: "%d-%@", major, stage ?? "") }

  static func == (left: Version, right: Version) -> Bool {
    left.canonicalMinor == right.canonicalMinor && left.sortKey == right.sortKey
  }
}

/// Its `==` compares all, through a method.
struct Note: Equatable {
  var title = ""
  var text = ""

  private func isSame(as other: Note) -> Bool {
    title == other.title && text == other.text
  }

  static func == (left: Note, right: Note) -> Bool {
    left.isSame(as: right)
  }
}

/// Its `==` compares only the name, through a function of another type.
struct Author: Equatable {
  var name = ""
  var mail = ""

  static func == (left: Author, right: Author) -> Bool {
    Names.match(left.name, right.name)
  }
}

enum Names {
  static func match(_ name: String, _ other: String) -> Bool {
    name.lowercased() == other.lowercased()
  }
}

final class Release: ObservableObject {
  @Published var version = Version()
  @Published var note = Note()
  @Published var author = Author()

  func load(_ version: Version, _ note: Note, _ author: Author) {
    self.version = version
    self.note = note
    self.author = author
  }
}

struct ReleaseView: View {
  @StateObject private var release = Release()

  var body: some View {
    Text("\(release.version.major).\(release.version.minor ?? 0) \(release.version.stage ?? "")")
    Text(release.version.build)
    Text("\(release.note.title) \(release.note.text)")
    Text("\(release.author.name) \(release.author.mail)")
    Button("Load") {
      release.load(Version(build: "2"), Note(text: "New"), Author(name: "Ann"))
    }
  }
}
