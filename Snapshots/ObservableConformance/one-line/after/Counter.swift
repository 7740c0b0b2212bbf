import SwiftUI

@Observable
final class Counter { var count = 0 }
@Observable
final class Gate { var isOpen = false; var code = "" }
