import Foundation
import SwiftUI

@MainActor func behave() async {
  let host = Host(root: RadioView())
  host.render()
  // Sent before any task runs.
  Station.songs.send("Aria")
  host.tap("Next")
  await host.settle()
  trace(host.text)
  let scan = Host(root: ScanView())
  scan.render()
  await scan.settle()
  trace(scan.text)
  scan.close()
}
