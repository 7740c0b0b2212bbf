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

@Observable
final class Settings {
  var isCompact = false
  @ObservationIgnored @Trimmed var title = " Garden "
  @Trimmed
  @ObservationIgnored
  private var subtitle = ""
}
