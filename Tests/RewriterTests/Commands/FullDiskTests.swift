import Foundation
import Testing

/// A disk that is really full: a small one in memory, where the system lets a test mount one.
@Suite struct FullDiskTests {
  @Test func everyFileIsWholeOnAFullDisk() throws {
    var files: [String: String] = [:]
    for number in 0..<20 {
      // As large as a block of the disk before, and larger after.
      let text = """
        import SwiftUI

        final class Model\(number): ObservableObject {
          @Published var a = 0
          lazy var b = 0
          lazy var c = 0
          lazy var d = 0
        }

        //
        """
      files["src/Model\(number).swift"] =
        text + String(repeating: "x", count: 4095 - text.utf8.count) + "\n"
    }
    let folder = try ScratchFolder(files)
    let script = """
      mkdir disk && mount -t tmpfs -o size=400k none disk || exit 9
      for left in 0 2 8 20 40 44 46 47 48 49 50 51 52 54 58 62 66 70 90; do
        rm -rf disk/* disk/.migrate-observable; cp -r src disk/; : > disk/filler
        dd if=/dev/zero of=disk/filler bs=4096 2>/dev/null
        truncate -s -$((left * 4096)) disk/filler
        (cd disk/src && "\(ScratchFolder.executable)" --allow-no-vcs --project . . >/dev/null 2>err)
        status=$?
        rm -f disk/filler
        [ -e disk/src/.migrate-observable/open ] && status=open
        if diff -r -x .migrate-observable -x err src disk/src >/dev/null
        then echo "$status before"
        else echo "$status $(grep -l @Observable disk/src/*.swift | wc -l)"; fi
      done
      umount disk
      """
    let result = try folder.run(
      "/usr/bin/env", ["unshare", "--mount", "--map-root-user", "sh", "-c", script])
    guard result.status == 0 else {
      print("skipped: no small disk can be mounted here")
      return
    }
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 19)
    #expect(Set(lines) == ["73 before", "0 20"], "\(lines)")
  }
}
