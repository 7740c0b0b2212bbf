import Foundation
import SwiftUI

@MainActor
@Observable
final class Phone {
  var isOpen = false
  @ObservationIgnored private var wasOpened = false
  @ObservationIgnored private(set) var isReady = false

  static var isSupported: Bool { true }

  func bootstrap() async {
    guard !isReady else { return }
    defer { isReady = true }
    guard Phone.isSupported else {
      print("no phone")
      return
    }
    UserDefaults.standard.set(true, forKey: "phone")
    wasOpened = true
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
  @State private var phone = Phone()
  @StateObject private var watch = Watch(isOn: Phone.isSupported)

  var body: some View {
    Group {
      Text(phone.isOpen ? "open" : "closed")
      Text("\(watch.steps)")
    }
    .task { await phone.bootstrap() }
  }
}
