import SwiftUI

@MainActor func behave() async {
  let row = Row()
  weak var gone: Form?
  do {
    let form = Form(row: row)
    gone = form
    trace(row.title)
    trace(row.count)
    form.title = "Order"
    form.count = 3
    trace(row.title)
    trace(row.count)
  }
  trace(gone == nil)
  weak var lost: Row?
  let other: Form
  do {
    let row = Row()
    lost = row
    other = Form(row: row)
  }
  other.title = "Kept"
  trace(lost == nil)
}
