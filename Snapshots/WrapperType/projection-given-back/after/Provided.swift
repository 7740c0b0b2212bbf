import SwiftUI

@Observable
final class Basket {
  var note = ""
}

final class Shelf {
  static func make<T: AnyObject>(_ type: T.Type = T.self) -> T { fatalError() }
}

@propertyWrapper
struct Provided<T: AnyObject & Observable>: DynamicProperty {
  @State private var object: T = Shelf.make()

  var wrappedValue: T { object }
  var projectedValue: Bindable<T> { Bindable(object) }
}

@propertyWrapper
struct Handed<T: ObservableObject>: DynamicProperty {
  @ObservedObject private var object: T

  init(wrappedValue: T) {
    object = wrappedValue
  }

  var wrappedValue: T { object }
  var projectedValue: ObservedObject<T>.Wrapper {
    return $object
  }
}

struct BasketView: View {
  @Provided var basket: Basket
  @State private var own = Basket()

  var body: some View {
    TextField(basket.note, text: $basket.note)
    TextField(own.note, text: bindings().note)
  }

  private func bindings() -> Bindable<Basket> {
    Bindable(own)
  }
}
