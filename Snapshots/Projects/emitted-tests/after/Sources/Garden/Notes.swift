import Foundation
import SwiftUI

// Nothing suspends in what it puts off.
@Observable
public final class Notes {
  var entries: [String] = []
  private(set) var count = 0
  var title: String
  private let folder: String
  @ObservationIgnored public private(set) var isReady = false

  public init(folder: String, title: String = "Notes") {
    self.folder = folder
    self.title = title
  }

  @MainActor
  public func bootstrap() async {
    guard !isReady else { return }
    entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    count = entries.count
    isReady = true
  }
}

public struct NotesView: View {
  @State private var notes: Notes

  public init(folder: String) {
    _notes = State(wrappedValue: Notes(folder: folder))
  }

  public var body: some View {
    Text("\(notes.title) \(notes.entries.count)")
      .task { await notes.bootstrap() }
  }
}
