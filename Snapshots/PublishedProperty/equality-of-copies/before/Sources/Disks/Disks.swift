import SwiftUI

/// Only copies of one value are equal, and a copy has the same icon.
struct Disk: Equatable {
  let id = UUID()
  let icon: Image
  var name: String

  static func == (a: Disk, b: Disk) -> Bool { a.id == b.id && a.name == b.name }
}

/// Every value has the same symbol.
struct Done: Equatable {
  let title: String
  let symbol = Image(systemName: "checkmark")

  static func == (a: Done, b: Done) -> Bool { a.title == b.title }
}

/// Only the same object is equal.
final class Failure: Equatable {
  let id = UUID()
  let code: Int
  let retry: () -> Void

  init(code: Int, retry: @escaping () -> Void) {
    self.code = code
    self.retry = retry
  }

  static func == (a: Failure, b: Failure) -> Bool { a.id == b.id && a.code == b.code }
}

/// Its tests compare it.
struct Folder {
  let id: Int
  var title: String
}

/// A copy may have another size.
struct Volume: Equatable {
  let id = UUID()
  var size: Int

  static func == (a: Volume, b: Volume) -> Bool { a.id == b.id }
}

/// Two values may be equal by their names alone.
struct Share: Equatable {
  let id = UUID()
  let host: String
  let name: String

  static func == (a: Share, b: Share) -> Bool { a.id == b.id || a.name == b.name }
}

/// No caller passes another identity.
struct Notice: Equatable {
  var id = UUID().uuidString
  var text: String

  static func == (a: Notice, b: Notice) -> Bool { a.id == b.id }
}

/// A caller keeps the identity.
struct Ticket: Equatable {
  var id = UUID().uuidString
  var text: String

  static func == (a: Ticket, b: Ticket) -> Bool { a.id == b.id }
}

/// Only tests assign other mounts as a whole.
struct Mount: Equatable {
  let id: Int
  var path: String

  static func == (a: Mount, b: Mount) -> Bool { a.id == b.id }
}

final class Disks: ObservableObject {
  @Published var disks: [Disk] = []
  @Published var done: Done?
  @Published var failure: Failure?
  @Published var folders: [Folder] = []
  @Published var volumes: [Volume] = []
  @Published var shares: [Share] = []
  @Published var notice: Notice?
  @Published var ticket: Ticket?
  @Published var mounts: [Mount] = []

  func load() {
    disks = [Disk(icon: Image(systemName: "disk"), name: "Main")]
    done = Done(title: "Loaded")
    failure = Failure(code: 1) {}
    folders = [Folder(id: 1, title: "Home")]
    volumes = [Volume(size: 1)]
    shares = [Share(host: "one", name: "Music")]
    notice = Notice(text: "Loaded")
    ticket = ticket.map { Ticket(id: $0.id, text: "Again") } ?? Ticket(text: "First")
  }

  func mount() { mounts.append(Mount(id: mounts.count, path: "/")) }
}

struct DisksView: View {
  @ObservedObject var disks: Disks

  var body: some View {
    Text("\(disks.disks.count) \(disks.done?.title ?? "") \(disks.failure?.code ?? 0)")
    Text(
      "\(disks.folders.count) \(disks.volumes.map(\.size).count) \(disks.shares.map(\.host).joined())"
    )
    Text("\(disks.notice?.text ?? "") \(disks.ticket?.text ?? "")")
    Text(disks.mounts.map(\.path).joined())
    Button("Load") { disks.load() }
    Button("Mount") { disks.mount() }
  }
}
