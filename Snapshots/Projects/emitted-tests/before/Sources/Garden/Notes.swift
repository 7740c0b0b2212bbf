import Foundation
import SwiftUI

// Nothing suspends in what it puts off.
public final class Notes: ObservableObject {
  @Published var entries: [String]
  @Published private(set) var count = 0
  @Published var title: String
  private let folder: String

  public init(folder: String, title: String = "Notes") {
    self.folder = folder
    self.title = title
    entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    count = entries.count
  }
}

public struct NotesView: View {
  @StateObject private var notes: Notes

  public init(folder: String) {
    _notes = StateObject(wrappedValue: Notes(folder: folder))
  }

  public var body: some View {
    Text("\(notes.title) \(notes.entries.count)")
  }
}
