import Foundation
import SwiftUI

final class Workshop: ObservableObject {
  @Published var name = ""
  var queue: OperationQueue?
  var spare: OperationQueue?

  /// Nothing replaces the object, so the name matters to a new one only.
  func current() -> OperationQueue {
    if queue == nil {
      let new = OperationQueue()
      new.name = name
      queue = new
    }
    return queue!
  }

  /// Other code asks for a new one.
  func other() -> OperationQueue {
    if spare == nil {
      let new = OperationQueue()
      new.name = name
      spare = new
    }
    return spare!
  }
}

struct WorkshopView: View {
  @ObservedObject var workshop: Workshop

  var body: some View {
    Text(workshop.current().description)
    Text(workshop.other().description)
    Button("Rename") {
      workshop.spare = nil
      workshop.name = "Second"
    }
  }
}
