import SwiftUI

/// No code here injects it.
actor Database: ObservableObject {
  func rows() -> Int { 3 }
}

struct RowsView: View {
  @EnvironmentObject private var database: Database
  @State private var rows = 0

  var body: some View {
    Text("\(rows)").task { rows = await database.rows() }
  }
}

actor Uploads: ObservableObject {
  @MainActor @Published var count = 0
}

struct UploadsView: View {
  @ObservedObject var uploads: Uploads

  var body: some View { Text("\(uploads.count)") }
}

actor Importer: ObservableObject {
  func run() {}
}

struct ImportView: View {
  @EnvironmentObject private var importer: Importer

  var body: some View {
    Button("Import") { Task { await importer.run() } }
  }
}

struct ImportWindow: View {
  let importer: Importer

  var body: some View {
    ImportView().environmentObject(importer)
  }
}

actor Delay: ObservableObject {
  func wait() async {}
}

struct DelayView: View {
  @StateObject private var delay = Delay()

  var body: some View {
    Button("Wait") { Task { await delay.wait() } }
  }
}
