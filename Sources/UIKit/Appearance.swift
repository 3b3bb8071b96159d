import ViewSimulator

public typealias UIColor = Color
public typealias UIBezierPath = Path
