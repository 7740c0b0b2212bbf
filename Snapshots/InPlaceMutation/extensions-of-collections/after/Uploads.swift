import SwiftUI

struct Upload: Identifiable, Equatable, Hashable {
  let id: Int
  var isFinished = false

  var isStale: Bool { isFinished && UploadCenter.shared.uploads.count > 1 }
  var isKnown: Bool { UploadCenter.shared.marked.contains(self) }
}

extension Array where Element == Upload {
  mutating func finish(_ id: Int) {
    guard let index = firstIndex(where: { $0.id == id }) else { return }
    self[index].isFinished = true
  }

  mutating func prune() { removeAll { $0.isStale } }

  mutating func forget() { removeLast() }
}

extension [String: Upload] {
  mutating func dropUnknown() { self = filter { entry in !entry.value.isListed } }
}

extension Upload {
  fileprivate var isListed: Bool { UploadCenter.shared.named.count > 1 }
}

extension Set where Element == Upload {
  mutating func keepKnown() { for upload in self where !upload.isKnown { remove(upload) } }
}

@Observable
final class UploadCenter {
  nonisolated(unsafe) static let shared = UploadCenter()

  var uploads = [Upload(id: 0), Upload(id: 1)]
  var named = ["a": Upload(id: 0), "b": Upload(id: 1)]
  var marked: Set = [Upload(id: 0)]

  func finish() { uploads.finish(0) }
  func prune() { var updatedUploads = uploads; updatedUploads.prune(); uploads = updatedUploads }
  func forget() { uploads.forget() }
  func dropUnknown() { var updatedNamed = named; updatedNamed.dropUnknown(); named = updatedNamed }
  func keepKnown() { var updatedMarked = marked; updatedMarked.keepKnown(); marked = updatedMarked }
}

struct UploadsView: View {
  private let center = UploadCenter.shared

  var body: some View {
    Text("\(center.uploads.count) \(center.named.count) \(center.marked.count)")
    Button("Finish") { center.finish() }
    Button("Prune") { center.prune() }
    Button("Forget") { center.forget() }
    Button("Drop") { center.dropUnknown() }
    Button("Keep") { center.keepKnown() }
  }
}
