import SwiftUI

@MainActor
protocol ScannerDelegate: AnyObject {
  func didScan(_ code: String)
}

@MainActor
final class CodeScanner: ObservableObject {
  @Published private(set) var codes: [String] = []
  weak var delegate: ScannerDelegate?
  var onScan: ((String) -> Void)?
  private var queue = [String](), last: String?
  private(set) lazy var id: Int = codes.count

  func scan(_ code: String) {
    last = code
    queue.append(code)
    codes = queue
    onScan?(code)
    delegate?.didScan(code)
  }
}
