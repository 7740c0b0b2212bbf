import SwiftUI
import UIKit

@MainActor
@Observable
final class Browser {
  var home = "start"
  @ObservationIgnored private var page: UILabel?
  @ObservationIgnored private var status: UILabel?

  /// Only what SwiftUI creates once asks for it.
  func openPage() -> UILabel {
    if let page { return page }
    let new = UILabel()
    new.text = home
    page = new
    return new
  }

  /// Each update asks for it, too.
  func openStatus() -> UILabel {
    if let status { return status }
    let new = UILabel()
    new.text = home
    status = new
    return new
  }

  func close() {
    page = nil
    status = nil
  }
}

struct PageView: UIViewRepresentable {
  let browser: Browser

  func makeUIView(context: Context) -> UILabel { page() }

  func updateUIView(_ view: UILabel, context: Context) {}

  private func page() -> UILabel { browser.openPage() }
}

struct StatusView: UIViewRepresentable {
  let browser: Browser

  func makeUIView(context: Context) -> UILabel { status() }

  func updateUIView(_ view: UILabel, context: Context) {
    view.text = status().text
  }

  private func status() -> UILabel { browser.openStatus() }
}
