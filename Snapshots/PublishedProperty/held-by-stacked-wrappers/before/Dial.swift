import Combine

@propertyWrapper
struct Clamped {
  private var value = 0
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, 0), 10) }
  }

  init(wrappedValue: Int) {
    self.wrappedValue = wrappedValue
  }
}

final class Dial: ObservableObject {
  @Published @Clamped var level = 3
}
