import SwiftUI

@propertyWrapper
struct Trimmed {
  private var value = ""
  var wrappedValue: String {
    get { value }
    set { value = newValue.trimmingCharacters(in: .whitespaces) }
  }

  init(wrappedValue: String) {
    self.wrappedValue = wrappedValue
  }
}

final class Settings: ObservableObject {
  @Published var isCompact = false
  @Trimmed var title = " Garden "
  @Trimmed
  private var subtitle = ""
}
