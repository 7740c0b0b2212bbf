@testable import Disks

extension Folder: Equatable {
  public static func == (a: Folder, b: Folder) -> Bool { a.id == b.id }
}

@MainActor func mounting(_ disks: Disks) {
  disks.mounts = [Mount(id: 1, path: "/home")]
}
