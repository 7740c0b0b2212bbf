import SwiftUI

final class Counter: ObservableObject { @Published var count = 0 }
final class Gate: ObservableObject { @Published var isOpen = false; @Published var code = "" }
