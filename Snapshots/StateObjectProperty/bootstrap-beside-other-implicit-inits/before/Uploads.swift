import SwiftUI

protocol UploadHandler {
  func start()
}

/// Made in one place alone: what other code makes by `.init(handler:)` takes a closure.
final class Uploads: ObservableObject {
  @Published var names: [String] = []

  init(handler: any UploadHandler) {
    names = (try? FileManager.default.contentsOfDirectory(atPath: "uploads")) ?? []
    handler.start()
  }
}

struct Handler: UploadHandler {
  func start() {}
}

struct Reaction {
  let handler: () -> Void
}

func firstOf<Value>(_ values: Value...) -> Value { values[0] }

struct UploadsView: View {
  @StateObject private var uploads = Uploads(handler: Handler())

  var body: some View {
    let reaction: Reaction = firstOf(.init(handler: { print("react") }))
    Text("\(uploads.names.count)").onTapGesture(perform: reaction.handler)
  }
}
