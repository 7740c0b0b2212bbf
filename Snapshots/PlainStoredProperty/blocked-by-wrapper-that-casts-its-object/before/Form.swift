import Combine
import SwiftUI

/// Notifies an enclosing object that turns out to be an `ObservableObject`.
@propertyWrapper final class Field<Value> {
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Field>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      if let observable = object as? any ObservableObject,
        let publisher = observable.objectWillChange as any Publisher as? ObservableObjectPublisher
      {
        publisher.send()
      }
      object[keyPath: storage].value = newValue
    }
  }
}

final class Form: ObservableObject {
  @Field var name = ""
  @Published var isComplete = false
}

struct FormView: View {
  @StateObject private var form = Form()

  var body: some View {
    Text(form.name)
    Button("Fill in") { form.name = "Ada" }
  }
}

/// The same in a function of the wrapper.
@propertyWrapper struct Checked {
  private var value = 0

  init(wrappedValue: Int) { value = wrappedValue }

  @available(*, unavailable) var wrappedValue: Int {
    get { fatalError() }
    set { fatalError() }
  }

  static subscript<Object>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Int>,
    storage storage: ReferenceWritableKeyPath<Object, Checked>
  ) -> Int {
    get { object[keyPath: storage].value }
    set {
      announce(object)
      object[keyPath: storage].value = max(0, newValue)
    }
  }

  private static func announce(_ object: Any) {
    guard let object = object as? any ObservableObject else { return }
    (object.objectWillChange as any Publisher as? ObservableObjectPublisher)?.send()
  }
}

final class Order: ObservableObject {
  @Checked var amount = 1
}

struct OrderView: View {
  @ObservedObject var order: Order

  var body: some View { Text("\(order.amount)") }
}

/// Uses the enclosing object for something else.
@propertyWrapper struct Logged {
  private var value = 0

  init(wrappedValue: Int) { value = wrappedValue }

  @available(*, unavailable) var wrappedValue: Int {
    get { fatalError() }
    set { fatalError() }
  }

  static subscript<Object>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Int>,
    storage storage: ReferenceWritableKeyPath<Object, Logged>
  ) -> Int {
    get { object[keyPath: storage].value }
    set {
      print("set in \(type(of: object))")
      object[keyPath: storage].value = newValue
    }
  }
}

final class Diary: ObservableObject {
  @Logged var visits = 0
  @Published var title = ""
}

struct DiaryView: View {
  @ObservedObject var diary: Diary

  var body: some View { Text(diary.title) }
}
