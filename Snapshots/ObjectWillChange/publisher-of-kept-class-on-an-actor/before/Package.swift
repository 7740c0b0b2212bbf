// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Sync",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [.target(name: "Sync", path: ".", exclude: ["Package.swift"])]
)
