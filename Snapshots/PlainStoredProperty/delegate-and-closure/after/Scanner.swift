import SwiftUI

@MainActor
protocol ScannerDelegate: AnyObject {
  func didScan(_ code: String)
}

@MainActor
@Observable
final class CodeScanner {
  private(set) var codes: [String] = []
  @ObservationIgnored weak var delegate: ScannerDelegate?
  @ObservationIgnored var onScan: ((String) -> Void)?
  @ObservationIgnored private var queue = [String]()
  @ObservationIgnored private var last: String?
  @ObservationIgnored private(set) lazy var id: Int = codes.count

  func scan(_ code: String) {
    last = code
    queue.append(code)
    codes = queue
    onScan?(code)
    delegate?.didScan(code)
  }
}
