import SwiftUI

@MainActor func behave() async {
  let form = Form()
  form.watch()
  form.step = .address
  form.address.street = "Elm"
  form.notes.append("ring twice")
  form.counts["b"] = 2
  form.choice = .name
  form.implicit = "set"
  form.total += 1
  form.check = { _ in false }
  form.tags.insert("new")
}
