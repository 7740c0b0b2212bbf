import SwiftUI

@MainActor func behave() async {
  weak var gone: Names?
  do {
    let names = Names()
    gone = names
    trace(names.full)
    names.first = "Grace"
    trace(names.full)
    names.last = "Hopper"
    trace(names.full)
  }
  trace(gone == nil)
}
