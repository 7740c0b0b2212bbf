import SwiftUI

@MainActor func behave() async {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let note = Note()
  guard let data = try? encoder.encode(note) else { return trace("not encoded") }
  trace(String(decoding: data, as: UTF8.self))
  let other = try? JSONDecoder().decode(Note.self, from: data)
  trace(other?.title ?? "-", other?.text ?? "-")
}
