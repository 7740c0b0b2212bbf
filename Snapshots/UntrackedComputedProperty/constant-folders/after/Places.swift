import Foundation
import SwiftUI

@Observable
final class Places {
  var name = "Desk"
  var isLocked = false

  // These never change.
  var home: URL { FileManager.default.homeDirectoryForCurrentUser }
  var drafts: URL { FileManager.default.temporaryDirectory.appendingPathComponent("drafts") }
  // This may.
  var hasDrafts: Bool { FileManager.default.fileExists(atPath: drafts.path) }
}

struct PlacesView: View {
  let places: Places

  var body: some View {
    Text("\(places.name) \(places.home.path) \(places.drafts.path)")
    if places.hasDrafts { Text("drafts") }
  }
}
