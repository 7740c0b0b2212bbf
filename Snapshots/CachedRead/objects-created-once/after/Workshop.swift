import Foundation
import SwiftUI

@Observable
final class Workshop {
  var name = ""
  @ObservationIgnored var queue: OperationQueue?
  @ObservationIgnored var spare: OperationQueue?

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
    access(keyPath: \.name)
    if spare == nil {
      let new = OperationQueue()
      new.name = name
      spare = new
    }
    return spare!
  }
}

struct WorkshopView: View {
  let workshop: Workshop

  var body: some View {
    Text(workshop.current().description)
    Text(workshop.other().description)
    Button("Rename") {
      workshop.spare = nil
      workshop.name = "Second"
    }
  }
}
