import Combine
import SwiftUI

final class Shelf {
  static let shared = Shelf()
  private var things: [ObjectIdentifier: AnyObject] = [:]

  func take<T>(_ type: T.Type) -> T {
    guard let thing = things[ObjectIdentifier(type)] as? T else { fatalError() }
    return thing
  }
}

/// Moves with all that it is written on.
@propertyWrapper
struct Taken<T: ObservableObject>: DynamicProperty {
  @ObservedObject private var object: T

  init() { object = Shelf.shared.take(T.self) }

  var wrappedValue: T { object }
  var projectedValue: ObservedObject<T>.Wrapper { $object }
}

final class Garden: ObservableObject {
  @Published var plants = 0
}

final class Pond: ObservableObject {
  @Published var fish = 0
}

struct GardenView: View {
  @Taken private var garden: Garden
  @Taken<Pond> private var pond

  var body: some View {
    Stepper("\(garden.plants)", value: $garden.plants)
    Stepper("\(pond.fish)", value: $pond.fish)
  }
}

/// Needs the publisher of the object, so what it is written on is held.
@propertyWrapper
struct Watched<T: ObservableObject> {
  var wrappedValue: T

  func announce() where T.ObjectWillChangePublisher == ObservableObjectPublisher {
    wrappedValue.objectWillChange.send()
  }
}

final class Fence: ObservableObject {
  @Published var boards = 0
}

struct Yard {
  @Watched var fence: Fence
}
