import SwiftUI

protocol UploadHandler {
  func start()
}

/// Made in one place alone: what other code makes by `.init(handler:)` takes a closure.
@Observable
final class Uploads {
  var names: [String] = []
  @ObservationIgnored private(set) var isReady = false

  init(handler: any UploadHandler) {
    handler.start()
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    names = (try? FileManager.default.contentsOfDirectory(atPath: "uploads")) ?? []
    isReady = true
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
  @State private var uploads = Uploads(handler: Handler())

  var body: some View {
    let reaction: Reaction = firstOf(.init(handler: { print("react") }))
    Text("\(uploads.names.count)").onTapGesture(perform: reaction.handler)
      .task { await uploads.bootstrap() }
  }
}
