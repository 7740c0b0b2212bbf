import Foundation
import SwiftUI

final class Hub {
  static let shared = Hub()
  private(set) var listeners: [ObjectIdentifier: () -> Void] = [:]
  var names: Set<ObjectIdentifier> = []
  var open = 0

  func add(_ object: AnyObject, _ action: @escaping () -> Void) {
    listeners[ObjectIdentifier(object)] = action
  }

  func remove(_ object: AnyObject) { listeners[ObjectIdentifier(object)] = nil }

  func close(_ size: Int) { open -= size }
}

/// Removes what `start` adds, which no discarded instance has called.
@Observable
final class Listener {
  var count = 0

  func start() { Hub.shared.add(self) { [weak self] in self?.count += 1 } }

  deinit { Hub.shared.remove(self) }
}

@Observable
final class Named {
  var count = 0

  deinit { Hub.shared.names.remove(ObjectIdentifier(self)) }
}

/// Changes what others see, whether it was started or not.
@Observable
final class Closing: ObservableObject {
  var count = 0
  private let size = 1

  deinit { Hub.shared.open -= self.size }
}

@Observable
final class Ending: ObservableObject {
  var count = 0
  private let size = 1

  deinit { Hub.shared.close(size) }
}

/// The draft belongs to another instance, too.
@Observable
final class Draft: ObservableObject {
  var text = ""

  deinit { UserDefaults.standard.removeObject(forKey: "draft") }
}

struct Screen: View {
  @State private var listener = Listener()
  @State private var named = Named()
  @StateObject private var closing = Closing()
  @StateObject private var ending = Ending()
  @StateObject private var draft = Draft()

  var body: some View {
    Text("\(listener.count) \(named.count) \(closing.count) \(ending.count) \(draft.text)")
  }
}
