import Foundation
import SwiftUI

@MainActor
@Observable
final class Phone: ObservableObject {
  var isOpen = false

  static var isSupported: Bool { true }

  init() {
    guard Phone.isSupported else {
      print("no phone")
      return
    }
    UserDefaults.standard.set(true, forKey: "phone")
    isOpen = true
  }
}

@MainActor
@Observable
final class Watch: ObservableObject {
  var steps = 0

  init(isOn: Bool) {
    guard isOn else { return }
    Task { await load() }
  }

  func load() async { steps = 1 }
}

struct PhoneView: View {
  @StateObject private var phone = Phone()
  @StateObject private var watch = Watch(isOn: Phone.isSupported)

  var body: some View {
    Text(phone.isOpen ? "open" : "closed")
    Text("\(watch.steps)")
  }
}
