import Foundation
import Testing

@Suite struct SliceTests {
  @Test func patchesApplyOneAfterTheOther() throws {
    let files = ["A.swift": Sample.model("A") + Sample.model("B"), "C.swift": Sample.model("C")]
    let folder = try ScratchFolder(files)
    try folder.commitAll()
    let result = try folder.tool("--slice", "slices")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.text("A.swift") == files["A.swift"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.absolute("slices"))
    #expect(names.sorted() == ["1-A.patch", "2-B.patch", "3-C.patch", "README.md"])
    for name in names.sorted().dropLast() { try folder.git("apply", "slices/" + name) }
    #expect(try folder.text("A.swift") == Sample.moved("A") + Sample.moved("B"))
    #expect(try folder.text("C.swift") == Sample.moved("C"))
    // Nothing is written over.
    #expect(try folder.tool("--slice", "slices").status == 73)
  }

  private let project = [
    "Models.swift": """
    import SwiftUI

    final class Session: ObservableObject {
      @Published var user = ""
    }

    final class Feed: ObservableObject {
      @Published var items: [String] = []
      let session: Session
      init(session: Session) { self.session = session }
    }

    final class Theme: ObservableObject {
      @Published var isDark = false
    }

    """,
    "Views.swift": """
    import SwiftUI

    struct RootView: View {
      @StateObject private var session = Session()
      @StateObject private var theme = Theme()
      var body: some View {
        FeedView(feed: Feed(session: session)).environmentObject(session).environmentObject(theme)
      }
    }

    struct FeedView: View {
      @ObservedObject var feed: Feed
      @EnvironmentObject private var session: Session
      @EnvironmentObject private var theme: Theme
      var body: some View { Toggle("\\(feed.items.count) \\(session.user)", isOn: $theme.isDark) }
    }

    """,
  ]

  /// Between any two slices the code is migrated in part, and whole.
  @Test func noStateBetweenSlicesIsMixed() throws {
    let folder = try ScratchFolder(project)
    try folder.commitAll()
    #expect(try folder.tool("--slice", "slices").status == 0)
    let patches = try FileManager.default.contentsOfDirectory(atPath: folder.absolute("slices"))
      .filter { $0.hasSuffix(".patch") }.sorted()
    #expect(patches.count == 3)
    for patch in patches {
      #expect(try folder.tool("--check").status == 1)
      try folder.git("apply", "slices/" + patch)
      let check = try folder.tool("--check")
      #expect(!check.errors.contains("[#MixedState]"), "\(patch): \(check.errors)")
    }
    #expect(try folder.tool("--check").status == 0)
    let whole = try ScratchFolder(project)
    #expect(try whole.apply().status == 0)
    for name in project.keys {
      #expect(try folder.text(name) == whole.text(name))
    }
  }

  /// Half a slice is told, and no baseline excuses it.
  @Test func aMixedStateFailsTheCheck() throws {
    var files = project
    files["Models.swift"] = project["Models.swift"]?
      .replacing("final class Theme: ObservableObject", with: "@Observable final class Theme")
    let folder = try ScratchFolder(files)
    #expect(try folder.tool("--check", "--write-baseline", "known.json").status == 0)
    let check = try folder.tool("--check", "--baseline", "known.json")
    #expect(check.status == 1)
    let lines = check.errors.split(separator: "\n").filter { $0.hasSuffix("[#MixedState]") }
    #expect(
      lines.map { String($0.prefix { $0 != " " }) } == [
        "Models.swift:14:3:", "Views.swift:5:3:", "Views.swift:7:71:", "Views.swift:14:3:",
      ], "\(check.errors)")
  }
}
