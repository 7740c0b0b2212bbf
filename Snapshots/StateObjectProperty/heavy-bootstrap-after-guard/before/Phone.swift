import Foundation
import SwiftUI

@MainActor
final class Phone: ObservableObject {
  @Published var isOpen = false
  private var wasOpened = false

  static var isSupported: Bool { true }

  init() {
    guard Phone.isSupported else {
      print("no phone")
      return
    }
    UserDefaults.standard.set(true, forKey: "phone")
    wasOpened = true
  }
}

@MainActor
final class Watch: ObservableObject {
  @Published var steps = 0

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
